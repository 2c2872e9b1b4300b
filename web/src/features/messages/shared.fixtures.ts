import * as v from 'valibot'

import { Chat } from 'src/features/chat/Chat'
import {
  chatSchema,
  type ChatWireMessage,
} from 'src/features/chat/model/chatMessage'
import { Annotations } from 'src/features/pointing/Annotations'
import {
  type AnnotationMessage,
  annotationSchema,
} from 'src/features/pointing/model/annotationMessage'
import type { PeerSession } from 'src/features/session/PeerSession'
import type { SessionTools } from 'src/features/session/SessionTools'
import {
  type SheetMessage,
  sheetSchema,
} from 'src/features/sheets/model/sheetMessage'
import { SheetWishes } from 'src/features/sheets/SheetWishes'
import {
  type StepMessage,
  stepSchema,
} from 'src/features/steps/model/stepMessage'
import { SharedSteps } from 'src/features/steps/SharedSteps'
import { messageCodec } from 'src/features/wire/model/messageCodec'

import { MessageRouter } from './MessageRouter'

export type AnyMessage =
  | AnnotationMessage
  | ChatWireMessage
  | SheetMessage
  | StepMessage

export const { encode: encodeMessage, parse: parseMessage } = messageCodec(
  1,
  v.variant('type', [
    ...annotationSchema.options,
    ...chatSchema.options,
    ...sheetSchema.options,
    ...stepSchema.options,
  ])
)

type Rooms = Pick<
  SessionTools,
  'annotations' | 'chat' | 'router' | 'sheetWishes' | 'steps'
>

export const sharedIn = (rooms: Rooms) => ({
  ...rooms,
  newId: rooms.router.newId,
  clockMs: rooms.router.clockMs,
  say: (message: AnyMessage): boolean => rooms.router.send(message),
  getSnapshot: () => ({
    ...rooms.annotations.getSnapshot(),
    ...rooms.chat.getSnapshot(),
    ...rooms.steps.getSnapshot(),
    sheet: rooms.sheetWishes.getSnapshot(),
  }),
})

export function sharedBy(
  session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>
) {
  const router = new MessageRouter(session)
  const annotations = new Annotations(session, router)
  return sharedIn({
    router,
    annotations,
    chat: new Chat(session, router),
    steps: new SharedSteps(session, router, annotations),
    sheetWishes: new SheetWishes(session, router),
  })
}
