export const wordsOfOneKey = {
  origin: 'https://help.example',
  /** for tests only */
  privateKey: {
    kty: 'EC',
    crv: 'P-256',
    x: '20qsTLUJUf0j4eekBDa1H_fxoBiAf2WxNDpA6HQ6n5E',
    y: 'WqlzEUFTc8fqxZLaYlN5247jFTeVmz4LtzgqIXChRX8',
    d: 'lcyV8ckgQxSwPqOejTFlZ1e0_UwKaaHTjD7VVsJcK1U',
  },
  /** not a permanent id */
  unmarked: { number: 7, id: 'roast-bag-flame-violin' },
  /** the first number from 7 upwards whose id is a permanent one */
  marked: { number: 9, id: 'gaze-three-arch-raw' },
} as const
