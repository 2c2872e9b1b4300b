// PeerJS contains two serializers for data connections. This product refuses
// such connections (docs/decisions/0010), so 9 KB of serializers are left out.
function refuse(): never {
  throw new Error('Data connections are refused.')
}

export { refuse as pack, refuse as unpack, refuse as decodeMultiStream }

export class Encoder {
  constructor() {
    refuse()
  }
}
