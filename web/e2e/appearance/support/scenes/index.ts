import { besideThePicture } from './besideThePicture'
import { callers } from './callers'
import { cameraScenes } from './camera'
import { changing } from './changing'
import { fileScenes } from './files'
import { keeping } from './keeping'
import { meeting } from './meeting'
import { network } from './network'
import { newcomers } from './newcomers'
import { operator } from './operator'
import { pages } from './pages'
import { pickers } from './pickers'
import { refusals } from './refusals'
import { ringing } from './ringing'
import type { Scenes } from './Scene'
import { sharingScenes } from './sharing'
import { sheetScenes } from './sheets'
import { signingIn } from './signingIn'
import { typing } from './typing'
import { viewing } from './viewing'

/**
 * All states that a person can see. New ones come last, because ids depend on
 * the position.
 */
export const scenes: Scenes = {
  ...pages,
  ...viewing,
  ...sharingScenes,
  ...refusals,
  ...pickers,
  ...cameraScenes,
  ...typing,
  ...network,
  ...changing,
  ...meeting,
  ...newcomers,
  ...besideThePicture,
  ...operator,
  ...keeping,
  ...ringing,
  ...fileScenes,
  ...sheetScenes,
  ...callers,
  ...signingIn,
}
