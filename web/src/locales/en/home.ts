export const home = {
  heading: 'See their screen. Fix it together.',
  introduction: 'One click and done, no downloads or sign-up.',
}
