import type { Texts } from 'src/i18n/Texts'

export const safety: Texts['safety'] = {
  feelsWrong: 'Bir terslik var',
  nothing: 'Buradan artık hiçbir şey görülmüyor ve duyulmuyor.',
  over: 'Artık kimse bir şey görmüyor',
  steps: [
    'Telefonu kapatın.',
    'Tanıdığınız birini, bildiğiniz bir numaradan arayın.',
    'Para, hediye kartı, kod veya program mı istediler? O zaman dolandırıcılıktır. Bildirin:',
  ],
  paid: 'Ödeme yaptınız ya da kod mu söylediniz? Önce bankanızı arayın.',
  country: 'Ülke',
  chooseCountry: 'Ülkenizi seçin',
  police: 'Polis',
  bank: 'Bankanız',
  microphone: 'Siz açana kadar mikrofonunuz kapalı kalır.',
  fine: 'Sorun yok, yeniden göster',
  fineHidden: 'Sorun yok, geri dön',
  done: 'Bunu yaptım',
}
