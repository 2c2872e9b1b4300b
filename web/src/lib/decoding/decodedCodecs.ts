/**
 * By the MIME types of RTP, as https://www.w3.org/TR/webcodecs-codec-registry/ names
 * what is sent (docs/decisions/0073).
 */
export const decodedCodecs = {
  'video/VP8': 'vp8',
  'video/AV1': 'av01.0.13M.08',
} as const

export const decodedCodec = (
  mimeType: string | undefined
): string | undefined =>
  (decodedCodecs as Partial<Record<string, string>>)[mimeType ?? '']
