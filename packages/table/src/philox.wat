;; Philox4x32-10 (see philox.ts): the block of one counter (four words) under one key (two words), left at the
;; beginning of the memory. `node scripts/philox.mjs` compiles it into philox.wasm.ts.
(module
  (memory (export "block") 1)
  (func (export "philox")
    (param $c0 i32) (param $c1 i32) (param $c2 i32) (param $c3 i32) (param $k0 i32) (param $k1 i32)
    (local $product0 i64) (local $product1 i64) (local $round i32)
    (local.set $round (i32.const 10))
    (loop $again
      ;; two whole 32 by 32 bit products
      (local.set $product0 (i64.mul (i64.extend_i32_u (local.get $c0)) (i64.const 0xd2511f53)))
      (local.set $product1 (i64.mul (i64.extend_i32_u (local.get $c2)) (i64.const 0xcd9e8d57)))
      ;; c0 = high word of product 1 xor c1 xor k0; c1 = its low word
      (local.set $c0
        (i32.xor
          (i32.xor (i32.wrap_i64 (i64.shr_u (local.get $product1) (i64.const 32))) (local.get $c1))
          (local.get $k0)))
      (local.set $c1 (i32.wrap_i64 (local.get $product1)))
      ;; c2 = high word of product 0 xor c3 xor k1; c3 = its low word
      (local.set $c2
        (i32.xor
          (i32.xor (i32.wrap_i64 (i64.shr_u (local.get $product0) (i64.const 32))) (local.get $c3))
          (local.get $k1)))
      (local.set $c3 (i32.wrap_i64 (local.get $product0)))
      ;; the key moves on
      (local.set $k0 (i32.add (local.get $k0) (i32.const 0x9e3779b9)))
      (local.set $k1 (i32.add (local.get $k1) (i32.const 0xbb67ae85)))
      (local.set $round (i32.sub (local.get $round) (i32.const 1)))
      (br_if $again (local.get $round)))
    (i32.store (i32.const 0) (local.get $c0))
    (i32.store (i32.const 4) (local.get $c1))
    (i32.store (i32.const 8) (local.get $c2))
    (i32.store (i32.const 12) (local.get $c3))))
