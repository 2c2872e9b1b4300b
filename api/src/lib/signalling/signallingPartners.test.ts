import { offerTo } from './frames.fixtures'
import {
  startSignalling,
  type TestClient,
  type TestServer,
} from './signalling.fixtures'

const gone = (src: string, dst: string) => ({
  type: 'ANSWER',
  src,
  dst,
  payload: { type: 'kinscreen', v: 1, control: 'gone' },
})

describe('a client whose socket closes', () => {
  let signalling: TestServer
  let sharer: TestClient
  let helper: TestClient

  beforeEach(async () => {
    signalling = await startSignalling()
    sharer = await signalling.attach('sharer')
    helper = await signalling.attach('helper')
  })

  afterEach(() => signalling.server.close())

  it('is reported to the one whom it has called', async () => {
    sharer.send(offerTo('helper'))
    await helper.next()
    sharer.webSocket.terminate()
    expect(await helper.next()).toEqual(gone('sharer', 'helper'))
  })

  it('is not reported to those whom it has sent nothing', async () => {
    const stranger = await signalling.attach('stranger')
    stranger.webSocket.terminate()
    await stranger.closed
    sharer.send(offerTo('helper'))
    expect(await helper.next()).toMatchObject(offerTo('helper'))
  })

  it('is not reported while a newer socket of its own holds the id', async () => {
    sharer.send(offerTo('helper'))
    await helper.next()
    const again = await signalling.attach('sharer')
    await sharer.closed
    again.send(offerTo('helper'))
    expect(await helper.next()).toMatchObject(offerTo('helper'))
  })
})
