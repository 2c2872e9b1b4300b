/**
 * By the MIME types of RTP, as https://www.w3.org/TR/webcodecs-codec-registry/ names
 * what is sent (docs/picture.md).
 */
export const decodedCodecs: ReadonlyMap<string, string> = new Map([
  ['video/VP8', 'vp8'],
  ['video/AV1', 'av01.0.13M.08'],
])
