import { useLater } from 'src/hooks/useLater'

const fetchTalk = () => import('src/components/Chat/SharerTalk')

/** Nobody says anything before there is a share. */
const TalkLater = () => {
  const Talk = useLater(fetchTalk)

  return Talk && <Talk />
}

export default TalkLater
