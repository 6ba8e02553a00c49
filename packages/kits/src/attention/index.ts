export { createAttention, type Attention, type AttentionSeeker } from './attention.ts';
export { AttentionProvider, useAttention, type AttentionTurn } from './use-attention.ts';
