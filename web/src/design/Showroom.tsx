import type { ReactNode } from 'react'

import { errorCodes } from 'src/browser/errors/errorCode'
import Banner from 'src/components/Banner'
import Card from 'src/components/Card'
import ErrorScreen from 'src/components/ErrorScreen'
import Heading from 'src/components/Heading'
import Note from 'src/components/Note'
import PageLoading from 'src/components/PageLoading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import PickerCoach from 'src/features/capture/ui/PickerCoach'
import LazyTroubleshooting from 'src/features/network-check/ui/LazyTroubleshooting'
import { fontSizesPx, type FontSizeName } from 'src/styles/theme'

import Buttons from './Buttons'
import Colours from './Colours'
import Pieces from './Pieces'
import Surfaces from './Surfaces'

const Room = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack as="section" gap="md">
    <Heading level={2}>{name}</Heading>
    {children}
  </Stack>
)

const sizes = Object.keys(fontSizesPx) as FontSizeName[]

/** Every component in every state. Only for development. */
const Showroom = () => (
  <Stack gap="xl" style={{ maxWidth: 920, margin: '0 auto', padding: 24 }}>
    <Room name="Colours">
      <Colours />
    </Room>
    <Room name="Text">
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {size}, {fontSizesPx[size]} px
        </Text>
      ))}
    </Room>
    <Room name="Buttons">
      <Buttons />
    </Room>
    <Room name="Banner, Note, PageLoading">
      {(['info', 'success', 'warning', 'problem'] as const).map((tone) => (
        <Banner key={tone} tone={tone}>
          {tone}
        </Banner>
      ))}
      <Banner busy>busy</Banner>
      <Note>note</Note>
      <PageLoading />
    </Room>
    <Room name="Icon, Spinner, Steps, TextField, Checkbox, Disclosure, PathAdvice">
      <Pieces />
    </Room>
    <Room name="SurfaceNotice, ChangeTools">
      <Surfaces />
    </Room>
    <Room name="PickerCoach">
      {(['chromium', 'firefox', 'safari'] as const).map((dialog) => (
        <PickerCoach key={dialog} dialog={dialog} />
      ))}
    </Room>
    {errorCodes.map((code) => (
      <Room key={code} name={code}>
        <Card>
          <ErrorScreen code={code} inline>
            <LazyTroubleshooting code={code} />
          </ErrorScreen>
        </Card>
      </Room>
    ))}
  </Stack>
)

export default Showroom
