export const privacy = {
  title: 'Privacy',
  introduction: (appName: string) =>
    `${appName} shows one person's screen to one other person, and keeps nothing about either of you.`,

  sections: [
    {
      heading: 'Your screen',
      paragraphs: [
        'You choose what to show: your whole screen, one window or one tab. Your browser asks you every time, and you can stop at any moment.',
        'Sound goes with it only if your browser offers that and you leave the switch for it on. Your page then says so. Hiding and stopping end the sound, too.',
        'Picture and sound travel from your browser to the browser of the other person, encrypted all the way. We do not see, hear, record or keep them.',
        'The other person can look, but cannot click or type. We cannot stop them from taking a picture of what they see, so share only with someone you trust.',
        'On a phone or tablet you can show what its camera sees instead. Your browser asks first, and the camera is on only while you show it.',
        'What you write to each other and what is pointed at goes the same way. Your microphone is on only after you have pressed “Talk through the computer”, and your browser asks first.',
      ],
    },
    {
      heading: 'How the two browsers find each other',
      paragraphs: [
        'Our signalling server introduces the two browsers. For that, each page gets an id of a few random words. The server holds the ids in its memory only while the pages are connected, and for two minutes after a connection has broken, and writes them to no disk.',
        'You trust our server with one thing: that it introduces the right two browsers. A dishonest one could introduce somebody else. So make sure that the person you hear or write to is the person you expect.',
        'To connect directly, the two browsers tell each other their internet addresses. To learn its own address, your browser may ask a public STUN server. It sees that address and nothing of your screen.',
        'Some networks do not allow direct connections. If this installation has a relay server, the encrypted picture passes through it. The relay cannot read it and does not keep it.',
      ],
    },
    {
      heading: 'What stays on your computer',
      paragraphs: [
        "This tab remembers its own id, how you like the picture, and a secret by which the other browser knows it again, in the browser's session storage, so that a link still works after you reload the page. All of it is gone when you close the tab.",
        'If you choose a language, your browser remembers that choice.',
        'If you choose larger text, or have messages read aloud, your browser remembers that.',
        'If you type your name to help someone, your browser remembers it until you delete it there. In the link it stands after the sign #, and browsers send that part to no server. If you turn the sound for arrivals off, that is remembered, too.',
        'If you send the link by an app, a messenger for example, that app gets the link as it gets any message. Before you click on it, we ask nothing of it.',
        'Sharing and watching use no cookies. There is no analytics, no advertising and no tracking. Nothing is loaded from other companies, fonts included.',
      ],
    },
    {
      heading: 'What our server writes down',
      paragraphs: [
        'Log files say that something happened and whether it worked, so that we can repair faults. They contain no ids, no internet addresses and nothing of your screen.',
        'There is no database of people and there are no accounts for sharing or watching.',
      ],
    },
  ],

  contactHeading: 'Questions',
  contact: (companyName: string) =>
    `This site is run by ${companyName}. Write to us:`,
}
