// What answers a path that is no file of a build, and no page: the longest of
// these beginnings decides. Null is an answer 404, as for a script that is gone.
export const fallbacks = {
  '/assets/': null,
  '/from/': 'from/:fromUserId.html',
  '/': '200.html',
}
