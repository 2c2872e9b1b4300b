export const privacy = {
  title: 'Privacy',
  introduction: (appName: string) =>
    `${appName} shows one person’s screen to one other person, and keeps nothing about either of you.`,

  sections: [
    {
      heading: 'Your screen',
      paragraphs: [
        'You choose what to show: your whole screen, one window or one tab. Your browser asks you every time, and you can stop at any moment.',
        'Sound is only shared if your browser offers it and you leave that option on. Your page then says so. Hiding or stopping ends the sound as well.',
        'The picture and sound go from your browser to the other person’s, encrypted all the way. We do not see, hear, record or keep them.',
        'The other person can look, but cannot click or type. We cannot stop them from taking a picture of what they see, so share only with someone you trust.',
        'On a phone or tablet you can show what its camera sees instead. Your browser asks first, and the camera is on only while you show it.',
        'Messages and pointing travel the same way. Your microphone is only on after you press “Talk through the computer”, and your browser asks first.',
        'Files travel the same way, and only after the person who gets them has said yes. They are saved like any download and never opened. Programs are refused.',
        'After a share both of you can say whether it worked. The answer goes to the other page through our server, which does not keep it.',
      ],
    },
    {
      heading: 'How the two browsers find each other',
      paragraphs: [
        'Our signalling server introduces the two browsers. To do this, it gives each page an ID made of a few random words. It keeps IDs in memory only while the pages are connected, and for two minutes after a connection is lost, and never writes them to disk.',
        'You trust our server with one thing: introducing the right two browsers. If you use a link, the two pages check that themselves before anything is shown. If you type the words instead, a dishonest server could introduce somebody else, so make sure that you are talking to the person you expect.',
        'To connect directly, the two browsers tell each other their internet addresses. To learn its own address, your browser may ask a public STUN server. That server sees your address but nothing on your screen.',
        'Some networks do not allow direct connections. If this installation has a relay server, the encrypted picture passes through it. The relay cannot read it and does not keep it.',
      ],
    },
    {
      heading: 'What stays on your computer',
      paragraphs: [
        'This tab remembers its own ID, how sharp you like the picture, and a secret that lets the other browser recognise it, in the browser’s session storage. That way a link still works after you reload the page. All of it is gone when you close the tab.',
        'If you choose a language, your browser remembers that choice.',
        'If you choose larger text, or have messages read aloud, your browser remembers that.',
        'If you add your name to help someone, your browser remembers it until you delete it there. In the link, your name comes after the # sign, and browsers never send that part to a server. If you turn off the sound for arrivals, your browser remembers that too.',
        'So that your links can be recognised, your browser keeps a key. It names nobody, never leaves your browser, and is gone when you clear this site’s data.',
        'If you ask for a link that stays the same, your browser keeps it next to that key. If you keep a helper’s button, your browser keeps their name and their link. No server keeps either of them.',
        'After your first share, your browser keeps one small page of this site. It tells you what’s wrong when there’s no internet connection. If you add an icon for this site, your system keeps it until you remove it there.',
        'If you switch on “Ring me on this device”, your browser keeps the names that you give to the people who can ring you. Their browsers keep how to reach your device. A ring passes through our server and through the company that made your browser, but it is encrypted for your device, so neither can read it, and we keep nothing of it.',
        'If you keep a sheet of what you did, its pictures of your screen stay in your browser, under “My sheets”, until you delete them there. That page of this site is kept as well, so that it opens without the internet. Before you press “Keep what we did”, they are only in the memory of this page. Your helper gets a copy only if you send one. The words of the steps stay in the tabs of both of you until you close them.',
        'If you send the link with another app, such as a messenger, that app sees it like any other message. We do not contact any app before you click its button.',
        'Sharing and watching use no cookies. There are no analytics, no advertising and no tracking. Nothing is loaded from other companies, not even fonts.',
      ],
    },
    {
      heading: 'What our server logs',
      paragraphs: [
        'Log files say that something happened and whether it worked, so that we can fix problems. They contain no IDs, no internet addresses and nothing from your screen.',
        'There is no database of people and there are no accounts for sharing or watching.',
      ],
    },
  ],

  forgetHeading: 'Delete what this browser keeps',
  forgetText:
    'This deletes your name, your language, your own link, your helpers’ buttons, your sheets and everything else that this site keeps in this browser. Links you’ve sent will stop working.',
  forget: 'Delete everything in this browser',
  forgotten: 'Everything has been deleted.',

  contactHeading: 'Questions',
  contact: (companyName: string) =>
    `This site is run by ${companyName}. Write to us:`,
}
