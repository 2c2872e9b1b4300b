import { inflateRawSync } from 'node:zlib'

const endOfDirectory = Buffer.from('PK\x05\x06')
const fixedBytes = { directory: 46, local: 30 }
const stored = 0

// Reads one file of a zip archive (Firefox's .xpi is one): takes the archive's
// bytes and the file's path in it, returns its text. Throws if the file is
// missing.
export function readZip(bytes, path) {
  const end = bytes.lastIndexOf(endOfDirectory)
  if (end < 0) {
    throw new Error('This is no zip archive.')
  }
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const nameBytes = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes)
    if (name === path) {
      return contentOf(bytes, at)
    }
    at +=
      fixedBytes.directory +
      nameBytes +
      bytes.readUInt16LE(at + 30) +
      bytes.readUInt16LE(at + 32)
  }
  throw new Error(`${path} is not in the archive.`)
}

function contentOf(bytes, at) {
  const method = bytes.readUInt16LE(at + 10)
  const size = bytes.readUInt32LE(at + 20)
  const local = bytes.readUInt32LE(at + 42)
  const start =
    local +
    fixedBytes.local +
    bytes.readUInt16LE(local + 26) +
    bytes.readUInt16LE(local + 28)
  const content = bytes.subarray(start, start + size)
  return (method === stored ? content : inflateRawSync(content)).toString()
}
