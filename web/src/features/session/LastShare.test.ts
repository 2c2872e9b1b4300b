import { until } from './FakePeerSession'
import { sharing, shows } from './FakeShare'
import { LastShare } from './LastShare'

describe('LastShare', () => {
  it('measures from the first picture to the end, and keeps what was saved during that time', async () => {
    const { sharer, viewer } = await sharing()
    let nowMs = 1_000
    const ofViewer = new LastShare(viewer.session, () => nowMs)
    const ofSharer = new LastShare(sharer.session, () => nowMs)
    sharer.session.hide()
    await until(viewer.session, shows('hidden'))
    sharer.session.show()
    await until(viewer.session, shows('shared'))
    ofViewer.note({ name: 'letter.pdf', place: 'downloads' })
    expect(ofViewer.getSnapshot().durationMs).toBeNull()

    nowMs += 300_000
    sharer.session.stop()
    await until(viewer.session, shows(null))
    expect(ofSharer.getSnapshot()).toEqual({ durationMs: 300_000, saved: [] })
    expect(ofViewer.getSnapshot()).toEqual({
      durationMs: 300_000,
      saved: [{ name: 'letter.pdf', place: 'downloads' }],
    })
  })

  it('measures a share that was already running when LastShare was loaded', async () => {
    const { sharer } = await sharing()
    const lastShare = new LastShare(sharer.session, () => 1_000)
    sharer.session.stop()
    expect(lastShare.getSnapshot().durationMs).toBe(0)
  })

  it('lists a sheet that is saved again only once, under its current name', async () => {
    const { sharer } = await sharing()
    const lastShare = new LastShare(sharer.session)
    // After a reload, a sheet (a record with screenshots) is saved again before
    // the share resumes.
    lastShare.note({ name: 'Photos', place: 'sheets', id: '1' })
    sharer.session.hide()
    sharer.session.show()
    lastShare.note({ name: 'Old photos', place: 'sheets', id: '1' })
    lastShare.note({ name: 'Photos.html', place: 'downloads' })
    lastShare.note({ name: 'Photos.html', place: 'downloads' })
    expect(lastShare.getSnapshot().saved.map(({ name }) => name)).toEqual([
      'Old photos',
      'Photos.html',
    ])
  })

  it('starts over with the next share', async () => {
    const { sharer, viewer } = await sharing()
    const lastShare = new LastShare(sharer.session)
    sharer.session.hide()
    sharer.session.show()
    lastShare.note({ name: 'letter.pdf', place: 'downloads' })
    sharer.session.stop()
    await until(viewer.session, shows(null))
    sharer.session.share()
    sharer.capture.choose()
    await until(viewer.session, shows('shared'))
    expect(lastShare.getSnapshot()).toEqual({ durationMs: null, saved: [] })
  })
})
