import type { Texts } from 'src/locales/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Buraya tıklayın',
    'double-click-here': 'Buraya çift tıklayın',
    'scroll-down': 'Aşağı kaydırın',
    'scroll-up': 'Yukarı kaydırın',
    'press-enter': 'Enter tuşuna basın',
    'close-window': 'Bu pencereyi kapatın',
    'read-aloud': 'Orada yazanı bana okuyun',
    wait: 'Bir dakika bekleyin',
    'well-done': 'Çok güzel',
  },
  answers: {
    done: 'Tamam',
    again: 'Bir daha',
    'not-seen': 'Göremiyorum',
  },

  tooMany:
    'Gönderilmedi: bir seferde çok fazla oldu. Biraz bekleyip yeniden gönderin.',
  noConnection:
    'Gönderilmedi: şu anda bağlantı yok. Bağlantı geri gelince yeniden gönderin.',
  send: 'Gönder',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  you: 'Siz',

  write: 'Yaz',
  unread: (count: number) => `(${count} yeni)`,
  heading: 'Karşı tarafa yazın',
  close: 'Kapat',
  sentences: 'Tek tıkla söyleyin',
  field: 'Kendi sözlerinizle',
  fieldHint: 'Orada büyük harflerle görünür ve yanıtlanabilir.',
  asLink: 'Bağlantı olarak gönder',
  asCopy: 'Kopyalanacak metin gönder',
  noLink: 'Bu bir bağlantı değil. Bağlantı şöyle görünür: https://example.org',
  said: 'Söylenenler',
  they: 'Karşı taraf',
  theyAnswer: 'Yanıt:',
  theyWrite: 'Mesaj:',

  from: 'Size yardım eden kişi diyor ki',
  fromName: (name: string) => `${name} diyor ki`,
  helper: 'Size yardım eden kişi',
  openLink: 'Bu bağlantıyı aç',
  linkNote: 'Yeni bir sekmede açılır, yalnızca siz tıklarsanız.',
  readAloud: 'Sesli oku',
  readAll: 'Her şeyi sesli oku',
  answer: 'Yanıtınız',
  answerSent: 'Yanıtınız ulaştı.',
  writeBack: 'Yanıt yaz',
  ownField: 'Söylemek istediğiniz',
  ownSent: 'Gönderildi. Size yardım eden kişi okuyabilir.',
  earlier: 'Daha önce söylenenler',

  talk: 'Sesli konuş',
  talkBack: 'Sesle yanıtla',
  stopTalking: 'Konuşmayı bırak',
  talkHint:
    'Zaten telefonda konuşmuyorsanız. O zaman tarayıcınız mikrofonu sorar.',
  asking: 'Tarayıcınız mikrofonu soruyor. Orada izin verin.',
  on: 'Sesiniz duyuluyor',
  muted: 'Mikrofonunuz kapalı: sizi kimse duymuyor',
  mute: 'Mikrofonu kapat',
  unmute: 'Mikrofonu aç',
  otherOn: 'Karşı tarafın sesi duyuluyor',
  otherMuted: 'Karşı taraf mikrofonunu kapattı',
  helperOn: 'Size yardım eden kişinin sesi duyuluyor',
  nameOn: (name: string) => `${name} artık duyuluyor`,
  microphone: 'Mikrofon',
  hear: 'Sesi dinle',
  voiceTrouble: {
    refused:
      'Mikrofona burada izin verilmiyor. Bu sayfanın adresinin yanındaki işarete tıklayın, mikrofona izin verin ve düğmeye yeniden basın. Ekran gösterilmeye devam ediyor.',
    missing:
      'Mikrofon yok. Bir mikrofon ya da mikrofonlu kulaklık takın ve düğmeye yeniden basın. Ekran gösterilmeye devam ediyor.',
    busy: 'Mikrofonu başka bir program kullanıyor. O programı kapatın ve düğmeye yeniden basın. Ekran gösterilmeye devam ediyor.',
  },
  screenSoundOff:
    'Size yardım eden kişinin sesi duyulduğu sürece ekranınızın sesi gönderilmez: yankı olurdu.',
}
