import { requireWithin } from './limits.mjs'
import { plainName } from './plainName.mjs'
import { responseHeadersPolicy } from './responseHeadersPolicy.mjs'
import { uploadScript } from './uploadScript.mjs'
import { viewerRequest } from './viewerRequest.mjs'

/**
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
 *
 * @param build see scripts/headers/describeBuild.mjs
 * @returns texts by file, within the repository
 */
export function cloudfront(build) {
  const headers = { ...build.web, ...build.behindTls }
  const lengths = Object.values(headers).map(({ length }) => length)
  const policy = responseHeadersPolicy(headers)
  const code = viewerRequest(build, plainName)
  requireWithin('cloudfront', [
    ['characters in a header', Math.max(...lengths), 1_783],
    ['headers of our own', policy.CustomHeadersConfig.Quantity, 10],
    ['bytes in a function', Buffer.byteLength(code), 10_240],
  ])
  return {
    'deploy/cloudfront/dist/response-headers-policy.json': `${JSON.stringify(policy, null, 2)}\n`,
    'deploy/cloudfront/dist/viewer-request.js': code,
    'deploy/cloudfront/dist/upload.sh': uploadScript(build.caching),
  }
}
