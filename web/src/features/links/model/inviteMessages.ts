/** A prepared message that contains the link. */
export interface Message {
  subject: string
  /** the text before the link */
  text: string
  link: string
  /** the writer’s name, if known */
  signature: string | null
}

const written = ({ text, link, signature }: Message): string =>
  [`${text}\n${link}`, ...(signature ? [signature] : [])].join('\n\n')

const encoded = (message: Message) => encodeURIComponent(written(message))

/** RFC 6068: opens the mail program with the message. */
export const mailLink = (message: Message): string =>
  `mailto:?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(
    written(message).replace(/\n/g, '\r\n')
  )}`

/** RFC 5724 without a number; iOS needs the `&`, and Android accepts it. */
export const smsLink = (message: Message): string =>
  `sms:?&body=${encoded(message)}`

// Messengers are not contacted before their link is followed.

export const whatsApp = {
  name: 'WhatsApp',
  link: (message: Message) => `https://wa.me/?text=${encoded(message)}`,
}

export const telegram = {
  name: 'Telegram',
  link: ({ link, text, signature }: Message) =>
    `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(
      signature ? `${text} (${signature})` : text
    )}`,
}
