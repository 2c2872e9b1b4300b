export const terms = { title: 'Terms' }
