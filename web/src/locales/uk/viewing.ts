import { connectionIn } from 'src/locales/en/connectionWords'
import { wholeNumberIn } from 'src/locales/en/wholeNumber'
import type { Texts } from 'src/locales/Texts'

const rounded = wholeNumberIn('uk')

export const viewing: Texts['viewing'] = {
  title: 'Допомогти комусь',
  fromTitle: 'Побачити чужий екран',
  description:
    'Надішліть посилання та дивіться на екран людини, якій допомагаєте. Одне натискання, без завантажень і реєстрації.',

  inviteHeading: 'Надішліть це посилання людині, якій допомагаєте',
  inviteText:
    'Вона відкриє його на своєму комп’ютері й натисне одну кнопку. Не закривайте цю сторінку: екран з’явиться тут.',
  preparing: 'Готуємо Ваше посилання',

  linkLabel: 'Посилання для надсилання',
  copy: 'Копіювати посилання',
  copied: 'Скопійовано',
  share: 'Надіслати посилання…',
  shareText:
    'Треба лише відкрити це посилання й натиснути кнопку, і я побачу екран:',
  words: 'Розмовляєте телефоном? Прочитайте це вголос:',
  qrHeading: 'Або нехай відсканують це',
  qrLabel: 'QR-код посилання',

  waiting: 'Чекаємо на екран іншої людини',
  fromHeading: 'Тут з’явиться екран іншої людини',
  fromText: 'Щойно вона натисне кнопку й вибере екран, Ви його побачите.',
  searching: 'Шукаємо шлях до іншого комп’ютера',
  searchingText:
    'Там уже натиснули кнопку, але ваші комп’ютери ще не знайшли один одного.',
  choosing: 'Інша людина вибирає, що показати',
  choosingText:
    'Її браузер запитує, який екран показати. Це може тривати хвилинку.',
  picture: 'Показаний екран',
  hidden: 'Інша людина сховала свій екран',
  hiddenText: 'Ви знову побачите його, коли його покажуть.',
  reconnecting: 'З’єднуємося знову…',
  soundOn: 'Увімкнути звук',
  soundOff: 'Вимкнути звук',
  fullScreen: 'На весь екран',
  leaveFullScreen: 'Вийти з повного екрана',
  leave: 'Вийти',

  stage: 'Збільшити й пересунути зображення',
  keys: 'Крутіть коліщатко або розведіть два пальці, щоб збільшити; тягніть, щоб пересунути. Клавіші: + і − збільшують і зменшують, 0 уміщує, 1 показує 100%, стрілки пересувають.',
  tools: 'Інструменти для зображення',
  zoomIn: 'Збільшити',
  zoomOut: 'Зменшити',
  fit: 'Умістити',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${rounded(percent)}%`,
  move: 'Пересунути зображення',
  look: { left: 'Ліворуч', up: 'Угору', down: 'Униз', right: 'Праворуч' },
  savePicture: 'Зберегти зображення',
  savedPicture: 'Зображення збережено',
  pictureFileName: (when: string) => `Екран ${when}.png`,

  sharper: 'Чіткіше',
  smoother: 'Плавніше',
  smoothness: ['Найчіткіше', 'Чітко', 'Посередині', 'Плавно', 'Найплавніше'],

  connectionUnknown: 'З’єднання',
  connection: connectionIn({
    good: 'Добрий зв’язок',
    poor: 'Поганий зв’язок',
    slow: 'Повільний зв’язок',
    unsteady: 'Нестійкий зв’язок',
  }),
  connectionFaults: {
    delay:
      'Усе доходить до Вас із запізненням: шлях між вами довгий або завантажений.',
    loss: 'Частини зображення губляться дорогою, і їх треба надсилати ще раз.',
  },
  connectionDetails: 'Докладно про зв’язок',
  openConnectionDetails: '(докладно)',
  figureNames: {
    size: 'Розмір',
    framesPerSecond: 'Кадрів за секунду',
    roundTrip: 'Туди й назад',
    data: 'Дані',
    codec: 'Формат відео',
    path: 'Шлях',
  },
  figures: {
    size: (width: number, height: number) => `${width} × ${height}`,
    framesPerSecond: rounded,
    roundTrip: (ms: number) => `${rounded(ms)}\u00a0мс`,
    data: (kbitPerSecond: number) => `${rounded(kbitPerSecond)}\u00a0кбіт/с`,
    direct: 'Прямий',
    relayed: 'Через проміжний вузол',
  },

  play: 'Показати зображення',
}
