import * as v from 'valibot'

import { holdsTheInternet } from 'src/lib/addresses/proxyRange'
import { trustOf } from 'src/lib/addresses/trustProxy'

import { commaList } from './list'

function isAddress(proxy: string): boolean {
  try {
    trustOf([proxy])
    return true
  } catch {
    return false
  }
}

// proxy-addr would read a bare number n as the address 0.0.0.n.
const isNumber = (text: string): boolean => /^\d+$/.test(text)

export const trustProxy = v.pipe(
  commaList,
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (proxy) => !isNumber(proxy),
        'must name the proxies by their addresses, such as 10.0.0.5 or loopback, because a number of hops would believe whoever connects'
      ),
      v.check(
        isAddress,
        'must be a comma list of addresses such as 10.0.0.5, 10.0.0.0/8 or loopback'
      ),
      v.check(
        (proxy) => !holdsTheInternet(proxy),
        'must be the networks of the proxies alone, no wider than /8 in IPv4 and /16 in IPv6, because everybody in them is believed'
      )
    )
  )
)
