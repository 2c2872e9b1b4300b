export const privacy = { title: 'Privacy' }
