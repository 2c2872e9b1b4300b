export const notFound = { title: 'Page not found' }
