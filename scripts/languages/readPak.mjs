const supportedVersion = 5
const utf16 = 2
const headerBytes = 12
const entryBytes = 6
const aliasBytes = 4

// Reads Chromium's .pak: a table of ids and offsets, then aliases, which refer
// to an entry by its index in the table (ui/base/resource/data_pack.cc). Takes
// its bytes; returns a Map from id to text.
export function readPak(bytes) {
  if (bytes.readUInt32LE(0) !== supportedVersion) {
    throw new Error(`This is no .pak of version ${supportedVersion}.`)
  }
  const encoding = bytes[4] === utf16 ? 'utf16le' : 'utf8'
  const entryCount = bytes.readUInt16LE(8)
  const aliasCount = bytes.readUInt16LE(10)

  const entries = Array.from({ length: entryCount }, (_, index) => {
    const at = headerBytes + index * entryBytes
    const start = bytes.readUInt32LE(at + 2)
    const end = bytes.readUInt32LE(at + entryBytes + 2)
    return [bytes.readUInt16LE(at), bytes.toString(encoding, start, end)]
  })
  // One additional entry marks the end of the last text.
  const aliasesAt = headerBytes + (entryCount + 1) * entryBytes
  const aliases = Array.from({ length: aliasCount }, (_, index) => {
    const at = aliasesAt + index * aliasBytes
    return [bytes.readUInt16LE(at), entries[bytes.readUInt16LE(at + 2)][1]]
  })
  return new Map([...entries, ...aliases])
}

// Reads the .pak.info beside it, lines of name, id and source; returns a Map
// from name to id.
export const readPakNames = (text) =>
  new Map(
    text
      .split('\n')
      .map((line) => line.split(','))
      .map(([name, id]) => [name, Number(id)])
  )
