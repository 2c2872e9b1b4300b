// The result of one step. It is a success only if the runner's report and its
// exit code agree: no report, no tests or a bad exit is never a success.
export function stepResult({ name, counts }, { code, report, seconds }) {
  const result = { name, seconds, skipped: 0, note: '' }
  if (!counts) {
    return { ...result, passed: code ? 0 : 1, failed: code ? 1 : 0 }
  }
  if (!report) {
    return { ...result, passed: 0, failed: 1, note: 'no report' }
  }
  const counted = { ...result, ...counts(report) }
  if (counted.failed === 0 && code !== 0) {
    return { ...counted, failed: 1, note: `exit code ${code}` }
  }
  if (counted.failed === 0 && counted.passed === 0) {
    return { ...counted, failed: 1, note: 'no test ran' }
  }
  return counted
}
