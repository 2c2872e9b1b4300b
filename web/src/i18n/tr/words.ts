import type { Texts } from 'src/i18n/Texts'

export const words: Texts['words'] = {
  heading: 'Biri size dört sözcük mü okudu?',
  label: 'Dört sözcüğü yazın',
  example: 'Örneğin: lamp cloud piano tree',
  complete: 'Öneriler',
  didYouMean: 'Bunlardan birini mi demek istediniz?',
  notFour: 'Dört sözcüğün hepsi gerekiyor. Yeniden okumasını isteyin.',
  nothing:
    'Burada bağlantımızı ya da dört sözcüğü bulamadık. İletinin tamamını yapıştırın ya da yalnızca dört sözcüğü yazın.',
  tooOften:
    'Çok fazla deneme oldu. On dakika bekleyin ya da bağlantıyı göndermesini isteyin.',
  go: 'Devam',
  unknown: (word: string) =>
    `“${word}” sözcüklerimizden biri değil. Harf harf söylemesini isteyin.`,
  oldLink:
    'Size yardım edecek kişinin sayfası açık mı? O zaman bu bağlantı eski olabilir. Yeni bir bağlantı isteyin ya da onun sayfasında yazan dört sözcüğü yazın.',
}
