export const path = {
  tried: 'We’re still trying to connect you, and will keep trying.',
  whatToDo: 'Things you can both try:',
  steps: [
    'Check that you’re both online. Can you open another website?',
    'Try a different network, such as a phone hotspot. Some work, hotel and guest networks block screen sharing.',
    'If you use a VPN, turn it off.',
  ],
}
