import type {
  TestOutcome,
  TestStep,
  TestVerdict,
} from 'src/domain/network/networkCheck'

interface VerdictWords {
  title: string
  advice: string
}

/** The page that tests a connection. */
export const networkCheck = {
  title: 'Test my connection',
  introduction:
    'This takes a few seconds. It uses no camera and no microphone, and nobody is called.',
  steps: {
    signalling: 'Our server',
    stun: 'A direct way to other people',
    udp: 'Through a relay, the fast way (UDP)',
    tcp: 'Through a relay over TCP',
    tls: 'Through a relay the way web pages come (TLS)',
  } satisfies Record<TestStep, string>,
  outcomes: {
    testing: 'Being tested',
    works: 'Works',
    answers: 'Answers, but nothing gets through',
    refused: 'Turns us away',
    silent: 'No answer',
    absent: 'This site has none',
  } satisfies Record<TestOutcome, string>,
  verdicts: {
    testing: { title: 'Testing your connection', advice: '' },
    good: {
      title: 'Your connection is good',
      advice: 'Everything that screen sharing needs works from here.',
    },
    slow: {
      title: 'Your connection works',
      advice:
        'Your network blocks the fast way, so the picture may come a little late. There is nothing you have to do.',
    },
    direct: {
      title: 'Your connection will probably do',
      advice:
        'No relay can be used from here, but most home networks need none. If you do not find each other, try another network, for example the hotspot of a phone.',
    },
    refused: {
      title: 'The relay turns us away',
      advice:
        'It is not your fault. Please tell those who run this site. Between two home networks it works all the same, as a rule.',
    },
    blocked: {
      title: 'Your network blocks screen sharing',
      advice:
        'Try another network, for example the hotspot of a phone. Turn off a VPN, if one is on. Then test again.',
    },
    offline: {
      title: 'Our server does not answer',
      advice:
        'Does another website open? If not, check your internet connection. If it does, your network may block us: turn off a VPN, if one is on, or try another network.',
    },
  } satisfies Record<TestVerdict, VerdictWords>,
  again: 'Test again',
}
