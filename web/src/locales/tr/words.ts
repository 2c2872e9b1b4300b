import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: 'Biri size dört sözcük mü okudu?',
  label: 'Dört sözcük',
  example: 'Örneğin: lamp cloud piano tree',
  complete: 'Sözcüğü tamamla',
  didYouMean: 'Bunu mu demek istediniz?',
  notFour: 'Dört sözcük gerekiyor. Hepsini yeniden okumasını isteyin.',
  tooOften:
    'Çok fazla yanlış deneme oldu. On dakika bekleyin ya da bağlantıyı göndermesini isteyin.',
  go: 'Devam',
  unknown: (word: string) =>
    `“${word}” sözcüğünü bilmiyoruz. Harf harf söylemesini isteyin.`,
}
