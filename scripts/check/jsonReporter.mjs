// Node reports a file without tests as one test with the name of the file.
const isTest = ({ details, name, file }) =>
  details?.type !== 'suite' && name !== file

// A reporter for `node --test`, which counts tests.
export default async function* jsonReporter(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for await (const { type, data } of events) {
    if (type === 'test:pass' && isTest(data)) {
      counts[data.skip || data.todo ? 'skipped' : 'passed'] += 1
    }
    if (type === 'test:fail' && data.details?.type !== 'suite') {
      counts.failed += 1
    }
  }
  yield JSON.stringify(counts)
}
