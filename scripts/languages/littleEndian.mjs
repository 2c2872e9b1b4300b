// Bytes of made-up packs: takes pairs of how many bytes and which number, the lowest byte first.
export const littleEndian = (format) =>
  Buffer.concat(
    format.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    })
  )
