@_exported import TableDiff
@_exported import TableModel
@_exported import TableSessions

@_exported import struct TableLayout.NamedTable
@_exported import struct TableRenderers.OutputBuffer
@_exported import struct TableScripts.Script
