export const networkCheck = {
  title: 'Test my connection',
  introduction:
    'This takes a few seconds. It doesn’t use your camera or microphone, and it doesn’t call anyone.',
  steps: {
    signalling: 'Our server',
    stun: 'Direct connection',
    udp: 'Relay server (UDP, fastest)',
    tcp: 'Relay server (TCP)',
    tls: 'Relay server (TLS, like a normal website)',
  },
  outcomes: {
    testing: 'Testing…',
    works: 'Works',
    answers: 'Responds, but nothing gets through',
    refused: 'Refused',
    silent: 'No response',
    absent: 'Not set up on this site',
  },
  verdicts: {
    testing: { title: 'Testing your connection', advice: '' },
    good: {
      title: 'Your connection is good',
      advice: 'Everything you need for screen sharing works.',
    },
    slow: {
      title: 'Your connection works',
      advice:
        'Your network blocks the fastest route, so the picture may lag a little. You don’t need to do anything.',
    },
    direct: {
      title: 'Your connection should be fine',
      advice:
        'There’s no relay server to fall back on, but most home networks don’t need one. If you can’t connect, try a different network, such as a phone hotspot.',
    },
    refused: {
      title: 'The relay server refused the connection',
      advice:
        'This isn’t your fault. Please tell the people who run this site. Between two home networks it usually works anyway.',
    },
    blocked: {
      title: 'Your network blocks screen sharing',
      advice:
        'Try a different network, such as a phone hotspot. If you use a VPN, turn it off. Then test again.',
    },
    pagesOnly: {
      title: 'Your network lets pages through, but not calls',
      advice:
        'A VPN, an antivirus program or a company’s network may do this. Turn off any VPN, or try a different network, such as a phone hotspot. Then test again.',
    },
    offline: {
      title: 'We can’t reach our server',
      advice:
        'Can you open another website? If not, check your internet connection. If you can, your network may be blocking us. Turn off any VPN, or try a different network.',
    },
  },
  again: 'Test again',
}
