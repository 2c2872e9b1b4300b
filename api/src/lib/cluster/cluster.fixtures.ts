import {
  serveSignalling,
  type TestServer,
} from 'src/lib/signalling/signalling.fixtures'

import { openCluster } from './openCluster'

export interface TestLog {
  info: jest.Mock
  warn: jest.Mock
}

/** An instance of the signalling server that shares a Redis with others. */
export const startInstance = async (
  redisUrl: string,
  log: TestLog = { info: jest.fn(), warn: jest.fn() }
): Promise<TestServer> => serveSignalling({}, await openCluster(redisUrl, log))
