import type { Texts } from 'src/i18n/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Buraya tıkla',
    'double-click-here': 'Buraya çift tıkla',
    'scroll-down': 'Aşağı kaydır',
    'scroll-up': 'Yukarı kaydır',
    'press-enter': 'Enter tuşuna bas',
    'close-window': 'Bu pencereyi kapat',
    'read-aloud': 'Orada yazanı bana oku',
    wait: 'Bir dakika bekle',
    'well-done': 'Aynen öyle!',
  },
  answers: {
    done: 'Tamam',
    again: 'Bir daha göster',
    'not-seen': 'Bulamıyorum',
  },

  tooMany:
    'Gönderilmedi: çok hızlı gönderiyorsunuz. Biraz bekleyip yeniden deneyin.',
  noConnection:
    'Gönderilmedi: şu anda internet bağlantısı yok. Geri gelince yeniden deneyin.',
  send: 'Gönder',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  you: 'Siz',

  write: 'Mesaj',
  unread: (count: number) => `(${count} yeni)`,
  heading: 'Mesajlar',
  close: 'Kapat',
  sentences: 'Hazır mesajlar',
  field: 'Mesajınız',
  fieldHint: 'Karşı taraf büyük harflerle görür ve yanıt verebilir.',
  asLink: 'Bağlantı olarak gönder',
  asCopy: 'Kopyalanacak metin yolla',
  noLink: 'Bu bir bağlantı değil. Bağlantı şöyle görünür: https://example.org',
  said: 'Şimdiye kadarki mesajlar',
  they: 'Karşı taraf',
  theyAnswer: 'Karşı tarafın yanıtı:',
  theyWrite: 'Karşı taraf yazdı:',

  from: 'Size yardım eden kişi diyor ki',
  fromName: (name: string) => `${name} diyor ki`,
  helper: 'Size yardım eden kişi',
  openLink: 'Bu bağlantıyı aç',
  linkNote: 'Yeni bir sekmede açılır, yalnızca siz tıklarsanız.',
  scamWarning:
    'Dikkat. Dolandırıcılar çoğu zaman bunu ister. Telefondaki biri söylüyor diye asla program yüklemeyin, hediye kartı almayın, kod okumayın.',
  readAloud: 'Sesli oku',
  readAll: 'Mesajları hep sesli oku',
  answer: 'Yanıtınız',
  answerSent: 'Size yardım eden kişiye gönderildi.',
  writeBack: 'Yanıt yaz',
  ownField: 'Mesajınız',
  ownSent: 'Size yardım eden kişiye gönderildi.',
  earlier: 'Önceki mesajlar',

  talkShort: 'Konuş',
  talk: 'Mikrofonla konuş',
  talkBack: 'Sesle yanıtla',
  stopTalking: 'Konuşmayı bitir',
  talkHint:
    'Yalnızca telefonda konuşmuyorsanız gerekir. Tarayıcınız mikrofonu kullanmak için izin ister.',
  asking: 'Tarayıcınız mikrofonu soruyor. “İzin ver” düğmesine basın.',
  on: 'Mikrofonunuz açık. Karşı taraf sizi duyuyor.',
  muted: 'Mikrofonunuz kapalı. Sizi kimse duymuyor.',
  interrupted:
    'Mikrofonunuzu şu anda başka bir şey kullanıyor, belki bir telefon görüşmesi. Bitene kadar sesiniz duyulmaz.',
  mute: 'Mikrofonu kapat',
  unmute: 'Mikrofonu aç',
  otherOn: 'Karşı tarafı duyuyorsunuz',
  otherMuted: 'Karşı taraf mikrofonunu kapattı',
  helperOn: 'Size yardım eden kişiyi duyuyorsunuz',
  nameOn: (name: string) => `${name} şimdi duyuluyor`,
  microphone: 'Mikrofon',
  hear: 'Sesi aç',
  voiceTrouble: {
    refused:
      'Tarayıcınız mikrofonu engelliyor. Bu sayfanın adresinin yanındaki simgeye tıklayın, mikrofona izin verin ve düğmeye yeniden basın. Ekran gösterilmeye devam ediyor.',
    missing:
      'Mikrofon bulunamadı. Bir mikrofon ya da mikrofonlu kulaklık takın ve düğmeye yeniden basın. Ekran gösterilmeye devam ediyor.',
    busy: 'Mikrofonu başka bir program kullanıyor. O programı kapatın ve düğmeye yeniden basın. Ekran gösterilmeye devam ediyor.',
  },
  screenSoundOff:
    'Size yardım eden kişi konuşurken yankı olmasın diye bilgisayarınızın sesi gönderilmez.',
}
