import { useEffect, useState } from 'react'

import { askConsoleSwitch } from 'src/features/operator/operatorSession'

/** False once the server has said that there is no console. */
export function useConsoleSwitch(): boolean {
  const [isOn, setIsOn] = useState(true)

  useEffect(() => {
    let isWanted = true
    askConsoleSwitch().then((answer) => {
      if (isWanted) setIsOn(answer ?? true)
    })
    return () => {
      isWanted = false
    }
  }, [])

  return isOn
}
