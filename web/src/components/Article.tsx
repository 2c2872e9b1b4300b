import type { ReactNode } from 'react'

import styled from 'styled-components'

import Heading from './Heading'
import Stack from './Stack'
import Text from './Text'

export type Section = {
  readonly heading: string
  readonly paragraphs: readonly ReactNode[]
}

type ArticleProps = {
  title: string
  introduction: string
  sections: readonly Section[]
}

const Body = styled.article`
  line-height: 1.65;
`

const Article = ({ title, introduction, sections }: ArticleProps) => (
  <Body>
    <Stack gap="xl">
      <Stack gap="md">
        <Heading>{title}</Heading>
        <Text size="lg">{introduction}</Text>
      </Stack>
      {sections.map(({ heading, paragraphs }) => (
        <Stack as="section" gap="sm" key={heading}>
          <Heading level={2} size="sm">
            {heading}
          </Heading>
          {paragraphs.map((paragraph, index) => (
            <Text key={index}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
    </Stack>
  </Body>
)

export default Article
