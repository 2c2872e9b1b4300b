import type { Texts } from 'src/i18n/Texts'

export const pointing: Texts['pointing'] = {
  tools: '指示工具',
  point: '指给对方看',
  draw: '画线',
  number: '编号',
  undo: '撤销',
  clear: '全部清除',

  keys: {
    point:
      '点击或拖动：对方会在那里看到箭头。用键盘：方向键移动十字，回车键指出位置。',
    draw: '拖动来画线。用键盘：方向键移动十字，回车键开始和结束画线。',
    number:
      '点击来给步骤编号：1、2、3。用键盘：方向键移动十字，回车键放下编号。',
  },
  moreKeys:
    '按住 Shift，每步更小。Ctrl+Z 撤销。Esc 回到移动画面。滚轮、两指或 + 和 − 可以缩放。',

  sent: '已发送',
  seen: '对方能看到您指的地方',

  cross: (place: string) => `十字：${place}`,
  drawing: (place: string) => `画线：${place}`,
  places: {
    upperLeft: '左上',
    top: '上方中间',
    upperRight: '右上',
    left: '左边',
    middle: '中间',
    right: '右边',
    lowerLeft: '左下',
    bottom: '下方中间',
    lowerRight: '右下',
  },
}
