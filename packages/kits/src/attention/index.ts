export { createAttention, type Attention, type AttentionSeeker } from './attention.ts';
export { AttentionContext, useAttention, type AttentionTurn } from './use-attention.ts';
