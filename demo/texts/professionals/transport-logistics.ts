import type { SeedProfessional } from "#demo/seed-types.ts";

/** Demo professionals of Transport & Logistics. */
export const transportLogistics: readonly SeedProfessional[] = [
  {
    firstName: "Saleem",
    lastName: "Mohamed",
    businessName: "S. Mohamed & Sons",
    village: "Mon Repos",
    years: 22,
    bio: "I started with one hire car on the East Coast road in 2004. Today my two sons drive with me and we have four cars and a canter, all parked and washed in our own yard at Mon Repos. We keep our time, we keep our vehicles, and we do not smoke in them.",
    website: "https://mohamedandsons.example",
    hourlyRate: 5000,
    services: [
      {
        title: "Decorated bridal car with driver",
        description:
          "Our white Toyota Crown, dressed with ribbons and fresh flowers in your colours, and my son Imran in a long-sleeved shirt and tie behind the wheel. Nikah, Hindu wedding, church, registry, all the same to us.\n\nThe hour starts at your gate, not at ours. Two hours is the least, and two more cars are there for the family. Half by MMG or cash to hold the date, half on the day. Rice and confetti stay outside, please.",
        subcategory: "taxi-drivers",
        price: 12500,
        priceType: "hourly",
        when: ["weekends", "weekdays"],
        reviews: [
          [
            5,
            "The car looked better than in the picture. He had matched the ribbon to my daughter's sari without being asked twice.",
          ],
          [
            5,
            "Imran drove slow so the photographer could keep up, and he had cold water in the car for us. You think of that afterwards.",
          ],
          [
            4,
            "Beautiful car. The flowers on the left door were loose by the time we reached Enmore, but nobody noticed only me.",
          ],
          [
            3,
            "Car and driver very good, but they came twenty minutes late from another wedding and my mother was in a state.",
          ],
          [
            5,
            "Booked from Toronto over the phone and everything was as he said. Paid my cousin's half by MMG, no problem.",
          ],
          [4, "Good service, a bit expensive for three hours. Still I would take them again."],
        ],
      },
      {
        title: "Airport runs to Timehri from the East Coast",
        description:
          "From any village between Better Hope and Mahaica to the airport at Timehri, one price by day or by night, four people and four suitcases. We look up the flight before we leave, so when Miami is late we are late with it and you pay nothing more.\n\nFor early flights I call you at the hour you give me. Toll, parking and loading are in the price. Barrels and bicycles need the canter.",
        subcategory: "taxi-drivers",
        price: 9000,
        priceType: "fixed",
        when: ["weekdays", "weekends", "evenings"],
        reviews: [
          [
            5,
            "Two in the morning and he was at the gate at five to two. My aunt was impressed and she is never impressed.",
          ],
          [
            4,
            "Flight came in three hours late and he was still there with my name on a piece of cardboard.",
          ],
          [
            5,
            "Clean car, no loud music, went through Diamond by the back road and missed the traffic.",
          ],
        ],
      },
      {
        title: "Canter truck for house moving, with two men",
        description:
          "A fourteen-foot canter with a tarpaulin, ropes, blankets and two men who have carried fridges down more front steps than they can count. We work from Georgetown to Mahaicony.\n\nThe price covers half a day, both men and the fuel. We take beds apart and put them up again. We do not pack your kitchen and we do not disconnect gas stoves. If rain falls hard we wait at no charge, because a wet mattress helps nobody.",
        subcategory: "movers",
        price: 28000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            4,
            "Moved us from Lusignan to Eccles in one trip. One glass shelf cracked and he took it off the bill before I said anything.",
          ],
          [
            2,
            "They were to come at eight and came at half past ten. The work itself was fine but I had borrowed people for the morning.",
          ],
          [5, "Strong, careful fellows. Wrapped my mother's old wardrobe like a baby."],
          [4, "Worth the money. Bring your own tape."],
        ],
      },
      {
        title: "Barrels and boxes cleared and brought from the wharf",
        description:
          "Your family overseas shipped a barrel and now somebody must stand in the line for it. I go with you, or for you with a signed letter and your ID copy, find the barrel, and bring it to your door anywhere on the East Coast or in Georgetown.\n\nPrice is for one barrel and my time up to three hours. Each extra barrel 4,000. Customs and shed charges you pay directly, against the receipt.",
        subcategory: "freight-shipping",
        price: 15000,
        priceType: "starting_at",
        when: ["weekdays"],
        reviews: [
          [5, "Saved me a day off work. Barrel at my door with every receipt in an envelope."],
          [
            3,
            "Took two days, not one. He says the shed was full, which may be true, but I had to call to find out.",
          ],
        ],
      },
      {
        title: "Cargo handed in at Ogle for interior flights",
        description:
          "Shops and camps in the interior send us their list, we buy or collect the goods in town, weigh them at our yard and hand them in at the Ogle airstrip for the flight you have booked. Mahdia, Lethem, Kamarang and Port Kaituma are the usual ones.\n\nUp to 200 lb in one trip. The airline's freight charge is yours. You get a photo of each box on the scale and of the waybill the same morning.",
        subcategory: "air-charter-cargo",
        price: 7500,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [],
      },
    ],
  },
  {
    firstName: "Clement",
    lastName: "D'Andrade",
    village: "Bartica",
    years: 31,
    bio: "Boat captain. Born at Bartica, on the river since fourteen with my father's balahoo, then fifteen years on the Parika run. I own two fibreglass boats, a Bedford truck and a bond behind First Avenue. I say what can go and what cannot, before you pay.",
    hourlyRate: 7500,
    services: [
      {
        title: "Speedboat charter Bartica to Parika, up to 12 people",
        description:
          "Thirty-foot boat, two 75 Yamaha engines, twelve seats, twelve life jackets that fit, and tarpaulin for rain. About one hour to Parika stelling on a fair tide.\n\nOne way, price for the boat and not per head. Hand luggage goes free. Return the same day is 70,000 with up to three hours' waiting. I do not cross after six in the evening and I do not load a thirteenth person.",
        subcategory: "boat-river-transport",
        price: 48000,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [
          [
            5,
            "He looked at the sky, told us to wait forty minutes, and the squall passed while we drank coffee. That is the captain I want.",
          ],
          [5, "Took our whole church group down. Jackets clean and dry, which is rare."],
          [4, "Not a talker, but a very safe boat."],
          [4, "Bit rough by the mouth but he slowed down for the old people."],
          [3, "Good trip, though we left 45 minutes behind time because fuel was not in the boat."],
        ],
      },
      {
        title: "Day trip by boat: Marshall Falls, Kyk-Over-Al, Baganara",
        description:
          "Leave Bartica waterfront at 8, back by 4. Order of stops depends on the tide: the old Dutch fort at Kyk-Over-Al, the walk in to Marshall Falls (thirty minutes, wear shoes), and a swim off a sandbank.\n\nEight persons at most. Included: boat, fuel, jackets, one ice box with water. Not included: lunch, and the entrance charge where the resort takes one. Cash or MMG, half in advance.",
        subcategory: "boat-river-transport",
        price: 65000,
        priceType: "fixed",
        when: ["weekends"],
        reviews: [
          [
            5,
            "My children still talk about the falls. He carried my mother's bag over every root on that trail.",
          ],
        ],
      },
      {
        title: "Goods by truck from Itaballi to the Puruni landings",
        description:
          "Six-wheel-drive Bedford, five tons. Fuel drums, rations, zinc, engine parts. Loaded at Itaballi after the river crossing and carried up the Puruni trail as far as the road allows.\n\nThe starting price is the nearest landing in dry weather. In the May to August rain the trail decides, and I give a new price before leaving, not after. Goods are listed on paper, signed by both sides. Payment cash or bank transfer, half on loading.",
        subcategory: "truck-haulage",
        price: 120000,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [
          [4, "Everything on the list reached. One drum had a dent."],
          [
            2,
            "Four days stuck on the trail and the rations spoiled. Not all his fault but he should have said the road was that bad.",
          ],
          [
            5,
            "Written list, counted twice, counted again at the landing. No quarrel with anybody.",
          ],
        ],
      },
      {
        title: "Outboard, water pump and light plant for rent",
        description:
          "For rent by the day at Bartica: 40 and 15 Yamaha outboards, three-inch Honda water pumps with 50 feet of hose, and a 5 kVA light plant. Each is started in front of you when you take it and when you bring it back.\n\nPrice is for the pump; the outboard 40 is 14,000. A deposit and a copy of your ID are needed. Fuel and oil are yours. What breaks by wear I repair, what falls in the river you replace.",
        subcategory: "equipment-rental",
        price: 6500,
        priceType: "starting_at",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
      {
        title: "Dry storage in a locked bond at Bartica",
        description:
          "Concrete floor, zinc roof without leaks, pallets so nothing stands on the ground, watchman at night. For miners and shopkeepers who need their goods to wait for a boat or for better road.\n\nPrice is per pallet per month. Open Monday to Saturday from 7 to 5; call ahead for Sunday. No fuel, no cooking gas, no explosives, no meat. Cash or transfer at the start of each month.",
        subcategory: "warehousing",
        price: 18000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [4, "Dry and safe. The gate man is slow to wake."],
          [3, "Storage is good but twice I came at seven and waited until eight for the key."],
        ],
      },
    ],
  },
  {
    firstName: "Oneka",
    lastName: "Thom",
    businessName: "Oneka's West Side Transport",
    village: "Parika",
    years: 9,
    bio: "Yes, it is a lady driving the bus. I was a nursery teacher for six years before I bought my first fifteen-seater, so I know children and I know patience. I live five minutes from Parika stelling and I drive the West Coast every day God sends.",
    services: [
      {
        title: "School bus from Parika to Leonora and Vreed-en-Hoop",
        description:
          "Pick up from 6:30 along the public road, every child belted, every child handed to a teacher and not just dropped at a corner. In the afternoon I wait until the last one comes out, even the one who is always looking for a shoe.\n\nPrice is per child for the month, both ways, with 10% off for the second child. August free, of course. There is a WhatsApp group, so you know when we pass Tuschen.",
        subcategory: "school-transport",
        price: 22000,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [
            5,
            "My son forgot his lunch on the bus and she drove back to the school with it. What more do you want.",
          ],
          [
            5,
            "Three years with Miss Oneka and not one phone call to ask where is my child. The messages in the morning are a comfort.",
          ],
          [4, "Very reliable. I wish she had a second bus for the lessons children."],
          [5, "She knows every child by name and who gets car-sick."],
          [
            3,
            "Good lady, but when the bus was in the workshop for a week we had to find our own way and still paid the full month.",
          ],
          [4, "Always on time. Music could be lower."],
          [5, "My daughter wants to sit in front only. She feels safe."],
        ],
      },
      {
        title: "15-seater minibus for outings, weddings and funerals",
        description:
          "Tell me where your people want to go and I will tell you honestly if we can do it in a day. Creeks at Soesdyke, 63 Beach, a wake on the East Coast, Kitty seawall on Easter Monday. AC works, seats are whole, and you choose the music within reason.\n\nPrice is for up to six hours on the West Side and in Georgetown, fuel included. Berbice or Linden cost more. Please, no curry on the seats.",
        subcategory: "bus-minibus-hire",
        price: 35000,
        priceType: "starting_at",
        when: ["weekends", "evenings"],
        reviews: [
          [
            5,
            "Took us to 63 Beach and back with fourteen noisy relatives. She laughed more than we did.",
          ],
          [
            4,
            "AC really works. We came back an hour later than agreed and she charged a fair extra.",
          ],
          [
            1,
            "She cancelled the evening before because of a funeral in her family. I understand, but we were left with no bus.",
          ],
        ],
      },
      {
        title: "Same-day parcels between West Coast and Georgetown",
        description:
          "I am going across the bridge every day anyway, so your parcel may as well come along. Documents, medicine, cake, phone for repair, cloth from Regent Street. Give it to me before 9 and it reaches before 2.\n\nFlat price for up to 20 lb, door to door between Parika and Kitty. I send a picture when it is handed over. I do not carry cash, drink or anything that is moving.",
        subcategory: "couriers",
        price: 2500,
        priceType: "fixed",
        when: ["weekdays"],
        reviews: [
          [5, "Birthday cake from Campbellville to Uitvlugt and not one flower was out of place."],
          [4, "Quick and cheap. She sends the picture like she says."],
        ],
      },
      {
        title: "Parcels put on the boat for Leguan and Wakenaam",
        description:
          "You have family on the islands and you are in town with their medicine, their school books or the part for the pump. I collect it, carry it to Parika stelling and put it in the hand of a boat captain I know by name. Then I call your people to say which boat and what time.\n\nBoat fare for the parcel is included up to 15 lb. Sundays only in the morning.",
        subcategory: "couriers",
        price: 3500,
        priceType: "fixed",
        when: ["weekdays", "weekends"],
        reviews: [],
      },
      {
        title: "Lady driver for an errand day or the clinic",
        description:
          "For mothers, for older people, for anybody who wants a calm drive and somebody who waits. Bank, clinic at West Demerara, market, home again. I come in with you if you want me to, and I carry the bags up the step without being asked.\n\nHourly from your gate, two hours at least, between Parika and Georgetown in my Allion. Cash or MMG at the end, paid to me directly.",
        subcategory: "taxi-drivers",
        price: 3500,
        priceType: "hourly",
        when: ["weekdays", "evenings"],
        reviews: [
          [5, "She sat with my father in the clinic for three hours and made him laugh."],
          [4, "Kind and careful driver. Book early, she is busy."],
        ],
      },
    ],
  },
];
