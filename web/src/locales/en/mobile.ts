export const mobile = { title: 'Sharing works on a computer' }
