// PeerJS contains two serializers for data connections, which Kinscreen refuses
// (docs/decisions/0010). Leaving them out saves 9 KB.
function refuse(): never {
  throw new Error('Data connections are refused.')
}

export { refuse as pack, refuse as unpack, refuse as decodeMultiStream }

export class Encoder {
  constructor() {
    refuse()
  }
}
