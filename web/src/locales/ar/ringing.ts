import type { RingingTexts } from 'src/locales/Texts'

import { isolate } from './isolate'
import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `يرنّ عند ${isolate(name)}…`,
  rung: (name: string) => `تم الرنين عند ${isolate(name)}.`,
  pageOpen: (name: string) =>
    `تم الرنين عند ${isolate(name)}، والصفحة مفتوحة هناك.`,
  gone: (name: string) =>
    `لم يعد الرنين عند ${isolate(name)} ممكنًا، على الأقل حتى المشاركة القادمة بينكما. يُرجى الاتصال بالهاتف. ما زالت مشاركة شاشتك من هنا ممكنة.`,
  tooMany: (name: string) =>
    `تم الرنين عند ${isolate(name)} عدة مرات. يُرجى الانتظار دقيقة أو الاتصال بالهاتف.`,
  failed: (name: string) =>
    `تعذّر الرنين عند ${isolate(name)}. يُرجى المحاولة مرة أخرى أو الاتصال بالهاتف.`,
  ring: (name: string) => `الرنين عند ${isolate(name)}`,
  again: (name: string) => `الرنين مجددًا عند ${isolate(name)}`,
  helperCannot: (name: string) =>
    `المساعدة من ${isolate(name)} غير ممكنة الآن.`,
  freeToday: (name: string, time: string) =>
    `المساعدة من ${isolate(name)} ممكنة الساعة ${time}.`,
  freeTomorrow: (name: string, time: string) =>
    `المساعدة من ${isolate(name)} ممكنة غدًا الساعة ${time}.`,
  comeBack: 'يمكنك إغلاق هذه الصفحة والضغط على الزر من جديد في ذلك الوقت.',
  tryLater: 'يمكنك إغلاق هذه الصفحة والمحاولة لاحقًا.',
  switchLabel: 'الرنين على هذا الجهاز',
  switchText:
    'عندما يضغط أحدهم على زرك يرنّ هذا الجهاز، حتى لو كانت هذه الصفحة مغلقة.',
  homeScreen:
    'يمكن لهذا الجهاز أن يرن عندما يضغط أحد على زرك. أضف هذا الموقع أولًا إلى الشاشة الرئيسية:',
  homeScreenSteps: [
    'المس زر المشاركة في المتصفح، المربع ذا السهم.',
    'اختر «إضافة إلى الشاشة الرئيسية».',
    'افتح الموقع من هناك، وجهّز رابطك والرنين هناك.',
  ],
  browserCannot:
    'لا يمكن لهذا المتصفح أن يرن. ما دامت هذه الصفحة مفتوحة، سترى إن احتاج إليك أحد.',
  isOn: 'يرنّ هذا الجهاز لمن تسمح لهم بذلك. نسألك عن كل شخص جديد أثناء المشاركة وبعدها.',
  undo: 'للتراجع يكفي إيقافه هنا. بعدها لا يستطيع أحد الرنين على هذا الجهاز.',
  asking:
    'يسأل متصفحك هل يُسمح لهذا الموقع بعرض الإشعارات. يُرجى السماح بذلك هناك.',
  refused:
    'ما زال متوقفًا لأن المتصفح لم يُسمح له بعرض الإشعارات. يمكنك المحاولة مرة أخرى.',
  blocked:
    'يحظر متصفحك إشعارات هذا الموقع. يُرجى النقر على الرمز بجانب عنوان الويب والسماح بالإشعارات، ثم التشغيل من جديد.',
  notSwitched:
    'تعذّر التشغيل. يُرجى التحقق من الاتصال بالإنترنت ثم المحاولة مرة أخرى.',
  callers: 'من يستطيع الرنين عندك',
  callerLabel: (date: string) => `اسم من ساعدته في ${date}`,
  callerHint: 'يظهر هذا الاسم في الإشعار، ويبقى في هذا المتصفح.',
  nameHeading: 'في المرة القادمة يمكن الرنين عندك',
  nameLabel: 'من كان ذلك؟',
  saveName: 'حفظ الاسم',
  letHeading: (name: string) => `هل يُسمح بالرنين عندك من ${isolate(name)}؟`,
  letHeadingWithoutName: 'هل يُسمح لهذا الشخص بالرنين عندك في المرة القادمة؟',
  letText:
    'عند الضغط على زرك يرنّ هذا الجهاز، حتى لو كانت هذه الصفحة مغلقة. يمكنك سحب الإذن في أي وقت.',
  letRing: (name: string) => `السماح بالرنين من ${isolate(name)}`,
  letRingWithoutName: 'السماح بالرنين عندي',
  letDone: (name: string) => `أصبح الرنين عندك ممكنًا من ${isolate(name)}.`,
  letDoneWithoutName: 'أصبح بإمكان هذا الشخص الرنين عندك.',
  letLater:
    'أُغلقت الصفحة هناك. سيكون الرنين ممكنًا بعد المشاركة القادمة بينكما.',
  takeBack: (name: string) => `سحب الإذن من ${isolate(name)}`,
  takeBackFrom: (date: string) => `سحب الإذن ممن ساعدته في ${date}`,
  taken: (name: string) => `لم يعد الرنين عندك ممكنًا من ${isolate(name)}.`,
  takenWithoutName: 'لم يعد بإمكان هذا الشخص الرنين عندك.',
  takenLater:
    'يكتمل ذلك عندما يصل متصفحك إلى خدمة الإشعارات. يُرجى التحقق من الاتصال بالإنترنت ثم فتح هذه الصفحة من جديد.',
  othersLater: 'يستطيع الآخرون الرنين من جديد بعد المشاركة القادمة بينكم.',
  answerHeading: 'لا يمكنك ذلك الآن؟ يكفي أن تخبره بلمسة واحدة:',
  tomorrowAt: (time: string) => `غدًا الساعة ${time}`,
  sending: 'جارٍ إرسال إجابتك…',
  delivered: 'يمكن قراءة إجابتك هناك الآن.',
  lost: 'لم تصل إجابتك. ربما أُغلقت الصفحة هناك.',
}
