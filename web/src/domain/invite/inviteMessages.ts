/** A ready-made message that brings a link to the other person. */
export interface Message {
  subject: string
  /** what stands before the link */
  text: string
  link: string
  /** who writes, as far as that is known */
  signature: string | null
}

const written = ({ text, link, signature }: Message): string =>
  [`${text}\n${link}`, ...(signature ? [signature] : [])].join('\n\n')

const encoded = (message: Message) => encodeURIComponent(written(message))

/** RFC 6068: opens the mail program with the message in it. */
export const mailLink = (message: Message): string =>
  `mailto:?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(
    written(message).replace(/\n/g, '\r\n')
  )}`

/** RFC 5724 without a number; iOS wants the `&`, and Android bears it. */
export const smsLink = (message: Message): string =>
  `sms:?&body=${encoded(message)}`

/** Messengers that open with a message by a link; nothing is asked of them before. */
export const messengers = [
  {
    name: 'WhatsApp',
    link: (message: Message) => `https://wa.me/?text=${encoded(message)}`,
  },
  {
    name: 'Telegram',
    link: ({ link, text, signature }: Message) =>
      `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(
        signature ? `${text} (${signature})` : text
      )}`,
  },
] as const
