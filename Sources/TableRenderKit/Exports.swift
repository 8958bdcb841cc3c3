@_exported import struct TableRenderers.OutputBuffer
