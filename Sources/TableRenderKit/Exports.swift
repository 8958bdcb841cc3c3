@_exported import struct TableLayout.NamedTable
@_exported import struct TableModel.TableIndexPath
@_exported import struct TableRenderers.OutputBuffer
