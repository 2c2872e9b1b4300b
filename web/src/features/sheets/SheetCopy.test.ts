import {
  FakeFile,
  FakeFilePair,
  newestOf,
  until,
} from 'src/features/files/FakeFilePair'
import type { PeerSession } from 'src/features/session/PeerSession'

import { aSheet } from './model/sheet.fixtures'
import { mostSheetBytes, sheetFile } from './model/sheetFile'
import { SheetCopy } from './SheetCopy'

/** Connects two fake pages, with the sharer's page on the left. */
async function copying() {
  const pair = new FakeFilePair()
  pair.connect()
  const say = jest.fn(() => true)
  const write = jest.fn(async () => [])
  const copy = new SheetCopy({
    session: pair.right.store as unknown as PeerSession,
    tools: { sheetWishes: { send: say }, files: pair.right.link },
    sheetStore: { write },
  })
  const send = async (file = new FakeFile(encoded(sheetFile(aSheet)))) => {
    const transfers = await pair.left.link.load()
    await transfers.offer(file.asFile, 'sheet')
  }
  const ends = (phase: string) =>
    until(() => newestOf(pair.left)?.phase === phase)
  return { pair, say, write, copy, send, ends }
}

const encoded = (text: string) => new Uint8Array(Buffer.from(text))

describe('SheetCopy', () => {
  it('accepts a requested copy, and adds it to the sheets of this browser', async () => {
    const { say, write, copy, send, ends } = await copying()
    copy.ask()
    expect(say).toHaveBeenCalledWith({ type: 'sheet-wish', wish: 'copy' })
    await send()
    await ends('arrived')
    expect(write).toHaveBeenCalledWith(aSheet)
    expect(copy.getSnapshot()).toBe('arrived')
  })

  it('accepts nothing that was not requested, and no second copy', async () => {
    const { write, copy, send, ends } = await copying()
    await send()
    await ends('declined')
    expect(copy.getSnapshot()).toBe('failed')
    copy.ask()
    expect(copy.getSnapshot()).toBe('none')
    await send()
    await ends('arrived')
    await send()
    await ends('declined')
    expect(write).toHaveBeenCalledTimes(1)
    expect(copy.getSnapshot()).toBe('arrived')
  })

  it('accepts nothing from another participant than the one who was asked', async () => {
    const { pair, write, copy, send, ends } = await copying()
    copy.ask()
    pair.lose()
    pair.replacePerson()
    pair.connect()
    await send()
    await ends('declined')
    expect(write).not.toHaveBeenCalled()
  })

  it('requests nothing while a copy is being transferred', async () => {
    const { say, write, copy, send, ends } = await copying()
    say.mockReturnValueOnce(false)
    copy.ask()
    await send()
    await ends('declined')
    expect(write).not.toHaveBeenCalled()
  })

  it('stores nothing that is not a sheet', async () => {
    const { write, copy, send, ends } = await copying()
    copy.ask()
    await send(new FakeFile(encoded('{"v":1,"sheet":{}}')))
    await ends('unsaved')
    expect(write).not.toHaveBeenCalled()
    expect(copy.getSnapshot()).toBe('failed')
  })

  it('reports that this browser cannot store a copy, and can ask again', async () => {
    const { write, copy, send, ends } = await copying()
    write.mockRejectedValueOnce(new DOMException('', 'SecurityError'))
    copy.ask()
    await send()
    await ends('unsaved')
    expect(copy.getSnapshot()).toBe('failed')
    copy.ask()
    expect(copy.getSnapshot()).toBe('none')
    await send()
    await ends('arrived')
  })

  it('declines a file that is far larger than a sheet', async () => {
    const { copy, send, ends } = await copying()
    copy.ask()
    await send(new FakeFile(new Uint8Array(mostSheetBytes + 1).fill(32)))
    await ends('declined')
  })
})
