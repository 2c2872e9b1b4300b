export const terms = {
  title: 'Terms',
  introduction: (appName: string) =>
    `These are the rules for using ${appName}. They are short on purpose.`,

  sections: [
    {
      heading: 'What you may do',
      paragraphs: [
        'You can use it free of charge to share your screen, or to see the screen of someone who wants to share it with you.',
        'You need no account, and you can stop at any time by closing the page.',
      ],
    },
    {
      heading: 'What we ask of you',
      paragraphs: [
        'Share only with people you know and trust. Close passwords, banking pages and private messages before you share.',
        'Do not pressure or trick anyone into sharing their screen, and do not keep or pass on what you see unless they agree.',
        'Do not disrupt the service for others, and do not use it for anything illegal.',
      ],
    },
    {
      heading: 'What we cannot promise',
      paragraphs: [
        'The service is provided “as is”. It depends on your browser, your network and the other person, so it may be slow, stop or not work at all.',
        'As far as the law allows, we are not liable for any loss or damage caused by using it, or by what another person does with what you show them.',
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
