import { useLater } from 'src/hooks/useLater'

const fetchAdvice = () => import('src/components/PathAdvice/PathAdvice')

/** Few need it, so it comes when it is needed. */
const PathAdviceLater = () => {
  const PathAdvice = useLater(fetchAdvice)

  return PathAdvice && <PathAdvice />
}

export default PathAdviceLater
