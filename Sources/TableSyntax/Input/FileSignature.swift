/// Files of other kinds, by the bytes that they begin with: so that an error can say what a file is.
struct FileSignature {
  private let bytes: [UInt8]
  private let offset: Int
  private let name: String

  private init(_ bytes: [UInt8], _ name: String, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
    self.name = name
  }

  private init(_ text: String, _ name: String, at offset: Int = 0) {
    self.init(Array(text.utf8), name, at: offset)
  }

  /// What a file is, for a sentence like "is a PNG image"; `nil` for a kind that is not in the table.
  static func name(of file: [UInt8]) -> String? {
    known.first { signature in
      file.count >= signature.offset + signature.bytes.count
        && file[signature.offset...].starts(with: signature.bytes)
    }?.name
  }

  private static let known: [FileSignature] = [
    FileSignature([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
    FileSignature([0xFF, 0xD8, 0xFF], "a JPEG image"),
    FileSignature("GIF8", "a GIF image"), FileSignature("WEBP", "a WebP image", at: 8),
    FileSignature("RIFF", "a sound or video file"), FileSignature([0x49, 0x49, 0x2A, 0x00], "a TIFF image"),
    FileSignature([0x4D, 0x4D, 0x00, 0x2A], "a TIFF image"), FileSignature("8BPS", "a Photoshop image"),
    FileSignature("ftypheic", "an HEIC image", at: 4), FileSignature("ftyp", "a sound or video file", at: 4),
    FileSignature("%PDF", "a PDF document"), FileSignature("%!PS", "a PostScript document"),
    FileSignature("{\\rtf", "an RTF document"), FileSignature("PK\u{3}\u{4}", "a ZIP archive"),
    FileSignature([0x1F, 0x8B], "a gzip file"), FileSignature("BZh", "a bzip2 file"),
    FileSignature([0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz file"),
    FileSignature([0x37, 0x7A, 0xBC, 0xAF], "a 7-Zip archive"),
    FileSignature("ustar", "a tar archive", at: 257),
    FileSignature("bplist", "a property list of a newer binary version"),
    FileSignature("NIBArchive", "a compiled nib file"), FileSignature("BOMStore", "a compiled asset catalog"),
    FileSignature([0x7F, 0x45, 0x4C, 0x46], "a program"),
    FileSignature([0xCF, 0xFA, 0xED, 0xFE], "a program"),
    FileSignature([0xCA, 0xFE, 0xBA, 0xBE], "a program"),
    FileSignature("#!", "a script"), FileSignature("version https://git-lfs", "a pointer of Git LFS"),
    FileSignature("wOF", "a font"), FileSignature("OTTO", "a font"),
    FileSignature([0, 1, 0, 0, 0], "a font"),
  ]
}
