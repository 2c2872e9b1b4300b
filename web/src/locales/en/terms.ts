export const terms = {
  title: 'Terms',
  introduction: (appName: string) =>
    `These are the rules for using ${appName}. They are short on purpose.`,

  sections: [
    {
      heading: 'What you may do',
      paragraphs: [
        'You may use it free of charge, to show your screen to someone or to see the screen of someone who wants to show it to you.',
        'You need no account, and you can stop at any time by closing the page.',
      ],
    },
    {
      heading: 'What we ask of you',
      paragraphs: [
        'Share only with people you know and trust. Put away passwords, bank pages and private letters before you share.',
        'Do not talk or trick anyone into sharing their screen, and do not keep or pass on what you see unless they agree.',
        'Do not disturb the service for others, and do not use it for anything that the law forbids.',
      ],
    },
    {
      heading: 'What we cannot promise',
      paragraphs: [
        'The service is offered as it is. It depends on your browser, your network and the other person, so it may be slow, stop or not work at all.',
        'As far as the law allows, we are not liable for damage that comes from using it, or from what another person does with what you show them.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'We may change or end the service. The rules that count are the ones on this page at the time you use it.',
      ],
    },
  ],

  contactHeading: 'Questions',
  contact: (companyName: string) =>
    `This site is run by ${companyName}. Write to us:`,
}
