import type { Texts } from 'src/i18n/Texts'

export const safety: Texts['safety'] = {
  feelsWrong: '感觉不对劲',
  nothing: '对方现在看不到也听不到这里的任何内容。',
  over: '现在谁也看不到任何内容',
  steps: [
    '挂断电话。',
    '打电话给您认识的人，用您知道的号码。',
    '对方要钱、礼品卡、验证码，或者让您安装程序？那就是诈骗。请举报：',
  ],
  paid: '已经付款或说出了验证码？请先打电话给银行。',
  country: '国家或地区',
  chooseCountry: '选择国家或地区',
  police: '警察',
  bank: '您的银行',
  microphone: '您的麦克风会一直关闭，直到您重新打开。',
  fine: '没事，重新显示',
  fineHidden: '没事，返回',
  done: '我已经做了',
}
