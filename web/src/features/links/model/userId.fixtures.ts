/** Examples of valid and invalid ids of PeerJS (specification §5). */
export const idsOfTheRule = {
  accepted: [
    ...['a', 'Z', '0', '42', 'river-apple-tiger-moon', 'river-viewer2'],
    ...['two words', 'a_b', 'a_b-c d', 'A-1_b C'],
  ],
  refused: [
    ...['-a', 'a-', '_a', 'a_', ' a', 'a ', '-', '_', ' '],
    ...['a--b', 'a__b', 'a  b', 'a-_b', 'a_ b', '__proto__'],
    ...['a.b', 'a/b', 'a%20b', 'a+b', 'a:b', 'a,b', '<script>', 'favicon.png'],
    ...['ü', 'a\u00a0b', 'a\tb', 'a\nb', 'a\n', 'a\0', 'ａ', '👪'],
  ],
} as const
