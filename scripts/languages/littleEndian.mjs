// Bytes of fabricated packs: takes pairs of a byte count and a number, and
// writes the lowest byte first.
export const littleEndian = (format) =>
  Buffer.concat(
    format.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    })
  )
